/** The code of a mail, with which its subject begins. */
export function readCode(subject: string): string | undefined {
  return /^\d{6}\b/.exec(subject)?.[0]
}
