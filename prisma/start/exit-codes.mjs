/** With this exit code the web server asks serve() to start it again. */
export const RESTART = 77
