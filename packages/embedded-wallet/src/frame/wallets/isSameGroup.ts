import { readSymbols } from '../../custody/codes/readSymbols.ts'

/** Whether a typed group of a code is the one that was written down. */
export function isSameGroup(typed: string | undefined, group: string | undefined): boolean {
  const [one, other] = [typed, group].map((text) => readSymbols(text ?? '')?.join())
  return one !== undefined && one !== '' && one === other
}
