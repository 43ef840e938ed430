// @ts-check

/**
 * Whether a stream gets plain text: nobody looks at it, it is the log of a machine, or no control sequences are wanted.
 *
 * @param {{ isTTY?: boolean }} stream
 * @param {NodeJS.ProcessEnv} environment
 */
export function isPlain(stream, environment = process.env) {
  return !stream.isTTY || Boolean(environment.CI) || refusesColour(environment)
}

/**
 * Has libraries and the programs that a command starts write without colours where nobody wants them. They read the
 * environment as they are loaded. Whoever forces colours has them in a log, too.
 *
 * @param {{ isTTY?: boolean }} stream
 * @param {NodeJS.ProcessEnv} environment
 */
export function passOnPlainness(stream, environment = process.env) {
  if (!refusesColour(environment) && (stream.isTTY || environment.FORCE_COLOR)) return
  environment.NO_COLOR = '1'
  delete environment.FORCE_COLOR
}

/** @param {NodeJS.ProcessEnv} environment */
function refusesColour({ NO_COLOR, TERM }) {
  return Boolean(NO_COLOR) || TERM === 'dumb'
}
