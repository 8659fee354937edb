export type {
  ApprovalPlace,
  ApprovalSurface,
  FramePage,
  PaidAsset,
} from '../../frame/context/frameContext.ts'
export { type WindowLook, windowLook } from '../../handoff/windowLook.ts'
export type { FrameLink } from '../../protocol/notices.ts'
export type { WalletEvents } from '../../service/eventSchemas.ts'
export type { ExportedSecret } from '../../signer/signerTask.ts'
export type { DevicePage, DevicePageView } from '../../window/devices/devicePageView.ts'
export { openDevicePage } from '../../window/devices/openDevicePage.ts'
export type {
  FarcasterPage,
  FarcasterProblem,
  FarcasterView,
  FarcasterWallet,
} from '../../window/farcaster/farcasterView.ts'
export { openFarcasterPage } from '../../window/farcaster/openFarcasterPage.ts'
export type { SigningWallet } from '../../window/farcaster/readSigner.ts'
export type {
  MailLinkPage,
  MailLinkTask,
  MailLinkView,
} from '../../window/mailLinks/mailLinkView.ts'
export { openMailLink } from '../../window/mailLinks/openMailLink.ts'
export { readMailLanguage } from '../../window/mailLinks/readMailLanguage.ts'
export { openWalletWindow } from '../../window/openWalletWindow.ts'
export type { SettingsAction } from '../../window/settings/context/settingsAction.ts'
export type {
  SettingsFacts,
  SettingsPlace,
  SettingsProblem,
  SettingsState,
} from '../../window/settings/context/settingsState.ts'
export type { SettingsView, SettingsViewName } from '../../window/settings/context/settingsViews.ts'
export type { WalletSettings } from '../../window/settings/openSettings.ts'
export type { WindowView } from '../../window/windowView.ts'
