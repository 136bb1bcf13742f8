/** With this exit code the web server asks serve() to start it again. */
export const RESTART = 77

/** How long the web server may take to finish what it is doing: longer than an evaluation by a model. */
export const STOP_LIMIT_MS = 35_000
