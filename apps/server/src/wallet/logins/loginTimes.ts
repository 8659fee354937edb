/** Limits of logins by e-mail. */
export const loginTimes = {
  codeSeconds: 600,
  resendSeconds: 30,
  tries: 5,
  /** Mails with the code of one login. */
  sends: 4,
  /** Logins of an address. */
  hourLogins: 5,
  dayLogins: 10,
  /** Wrong codes of an address in a day, before only known devices may ask for a code. */
  dayWrongCodes: 15,
} as const
