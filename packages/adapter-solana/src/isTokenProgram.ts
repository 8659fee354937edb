import { programs } from './programs.ts'

/** Whether an account of the program is a token or an account for one. */
export function isTokenProgram(program: string | undefined): boolean {
  return program === programs.token || program === programs.token2022
}
