import { Problem } from '../../http/problem.ts'

/** Problems of codes. */
export const codeProblems = {
  over: (): Problem =>
    new Problem('LOGIN_CODE_EXPIRED', {
      detail: 'The login is over: too late, used, or out of tries. Start another one.',
    }),
  wrong: (triesLeft: number): Problem =>
    new Problem('LOGIN_CODE_WRONG', {
      detail: 'The code is not the one in the mail. Look at the newest mail.',
      facts: { triesLeft },
    }),
  /** There is no login by e-mail. */
  off: (): Problem =>
    new Problem('LOGIN_METHOD_OFF', {
      detail: 'The operator did not set up this way to log in. Use another one.',
    }),
  address(): Problem {
    const detail = 'Must be an e-mail address.'
    return new Problem('INVALID_BODY', { detail, errors: [{ at: '/email', detail }] })
  },
} as const
