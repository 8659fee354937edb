import type { FunctionComponent } from 'react'
import type { ViewGroup } from '../../shell/feature/createGroupLoader.ts'
import { withTexts } from '../../shell/language/withTexts.tsx'
import { withFeature } from '../../shell/withFeature.tsx'
import { AddDeviceView } from './AddDeviceView/AddDeviceView.tsx'
import { ConnectingFarcasterView } from './ConnectingFarcasterView/ConnectingFarcasterView.tsx'
import { ConnectingSocialView } from './ConnectingSocialView/ConnectingSocialView.tsx'
import { ConnectSocialsView } from './ConnectSocialsView/ConnectSocialsView.tsx'
import { EmailLoginView } from './EmailLoginView/EmailLoginView.tsx'
import { EmbeddedWalletRequestView } from './EmbeddedWalletView/EmbeddedWalletRequestView.tsx'
import { EmbeddedWalletView } from './EmbeddedWalletView/EmbeddedWalletView.tsx'
import { authErrorTexts } from './errors/texts/authErrorTexts.ts'
import { AuthSettings } from './settings/AuthSettings.tsx'
import { authTexts } from './texts/authTexts.ts'
import { UpdateEmailWalletView } from './UpdateEmailWalletView/UpdateEmailWalletView.tsx'
import { UpgradeEmailWalletView } from './UpgradeEmailWalletView/UpgradeEmailWalletView.tsx'

type Name =
  | ('EmailLogin' | 'ConnectSocials' | 'ConnectingSocial' | 'ConnectingFarcaster')
  | ('EmbeddedWallet' | 'EmbeddedWalletRequest' | 'UpdateEmailWallet' | 'AddDevice')
  | 'UpgradeEmailWallet'

/** The views of logins with their texts, in one chunk. */
export const authViews: ViewGroup<Name> = {
  texts: authTexts,
  views: {
    EmailLogin: EmailLoginView,
    ConnectSocials: ConnectSocialsView,
    ConnectingSocial: withTexts(authErrorTexts, withFeature('auth', ConnectingSocialView)),
    ConnectingFarcaster: withTexts(authErrorTexts, withFeature('auth', ConnectingFarcasterView)),
    EmbeddedWallet: withTexts(authErrorTexts, withFeature('auth', EmbeddedWalletView)),
    EmbeddedWalletRequest: withFeature('auth', EmbeddedWalletRequestView),
    UpdateEmailWallet: withTexts(authErrorTexts, withFeature('auth', UpdateEmailWalletView)),
    AddDevice: withTexts(authErrorTexts, withFeature('auth', AddDeviceView)),
    UpgradeEmailWallet: withTexts(authErrorTexts, withFeature('auth', UpgradeEmailWalletView)),
  },
}

/** The rows in the settings of the account. */
export const authSettings: FunctionComponent = withTexts(
  authTexts,
  withFeature('auth', AuthSettings),
  { skeleton: null },
)
