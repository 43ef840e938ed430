// @ts-check

/**
 * Whether a stream gets plain text: it is not a terminal, it is a CI log, or no control sequences are wanted.
 *
 * @param {{ isTTY?: boolean }} stream
 * @param {NodeJS.ProcessEnv} environment
 */
export function isPlain(stream, environment = process.env) {
  return !stream.isTTY || Boolean(environment.CI) || refusesColour(environment)
}

/**
 * Makes libraries and child processes write without colours where they are unwanted. They read the environment when
 * they are loaded. Forced colours stay in a log, too.
 *
 * @param {{ isTTY?: boolean }} stream
 * @param {NodeJS.ProcessEnv} environment
 */
export function passOnPlainOutput(stream, environment = process.env) {
  if (!refusesColour(environment) && (stream.isTTY || environment.FORCE_COLOR)) return
  environment.NO_COLOR = '1'
  delete environment.FORCE_COLOR
}

/** @param {NodeJS.ProcessEnv} environment */
function refusesColour({ NO_COLOR, TERM }) {
  return Boolean(NO_COLOR) || TERM === 'dumb'
}
