import type { Bytes } from '../../../custody/bytes/bytes.ts'
import type { KitViews } from '../../../frame/kit/kitViews.ts'
import type { StageView } from '../../../frame/stage/stageView.ts'
import type { FrameLink } from '../../../protocol/notices.ts'
import type { ExportedSecret } from '../../../signer/signerTask.ts'

/** What stands in the place of the settings while something is asked. */
export type SettingsViews = KitViews & {
  /** Chooses how to log in again. */
  again: {
    shown: {
      /** `passkey`, `email` or a provider. */
      readonly methods: readonly string[]
      readonly problem?: 'incomplete' | 'wrongPasskey' | 'service' | undefined
    }
    answer: { readonly method: string }
  }
  /** Touches a passkey, before something that the wallet asks one for. */
  touch: {
    shown: { readonly problem?: 'incomplete' | 'wrongPasskey' | 'service' | undefined }
    answer: { readonly kind: 'use' }
  }
  /** Types the recovery code, to see that it works. */
  recoveryCode: {
    shown: { readonly problem?: 'mistyped' | 'wrong' | 'service' | undefined }
    answer: { readonly code: string }
  }
  /** What proves a Farcaster account, until it did. */
  farcaster: {
    shown: { readonly link: FrameLink }
    answer: { readonly kind: 'none' }
  }
  /** Holds a button, so that no secret is shown by accident. */
  hold: {
    shown: {
      readonly what: ExportedSecret
      readonly problem?: 'service' | undefined
    }
    answer: { readonly kind: 'held' }
  }
  /** The secret, for a while. */
  secret: {
    shown: {
      readonly what: ExportedSecret
      /** UTF-8. Zeros afterwards. */
      readonly text: Bytes
      /** By `Date.now()`. */
      readonly endsAt: number
    }
    answer: { readonly kind: 'done' }
  }
}

export type SettingsViewName = keyof SettingsViews
export type SettingsView = StageView<SettingsViews>
