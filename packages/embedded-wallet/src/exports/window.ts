export { openWalletWindow, type WindowView } from '../window/openWalletWindow.ts'
