export type {
  RequestNews,
  RequestObserver,
  RequestReport,
  RequestStep,
} from '../contract/requests/requestReport.ts'
export type { WalletRequest } from '../contract/requests/walletRequest.ts'
export { createRuntime, prepareRuntime, type Runtime } from '../features/createRuntime.ts'
