// Without this file the bundler would take the project's.
export function register() {}
