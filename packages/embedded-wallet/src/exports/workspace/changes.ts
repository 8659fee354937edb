export { type ChangeName, changeWallet } from '../../signer/changeWallet.ts'
