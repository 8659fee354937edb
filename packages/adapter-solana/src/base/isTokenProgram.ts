import { programs } from './programs.ts'

/**
 * Whether the program is SPL Token or Token-2022, so that its accounts are mints or token accounts.
 */
export function isTokenProgram(program: string | undefined): boolean {
  return program === programs.token || program === programs.token2022
}
