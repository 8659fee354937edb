export { embeddedWallet } from '../host/embeddedWallet.ts'
