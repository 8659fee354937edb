export { deriveAccounts } from '../../custody/derivation/deriveAccounts.ts'
export { toWords } from '../../custody/derivation/toWords.ts'
