import type { SocialProvider } from '@cleat/core'
import type { FrameRequest } from '../../protocol/frameRequest.ts'

/** Why a passkey did nothing. Browsers do not say whether it is missing or was not allowed. */
export type PasskeyProblem = 'incomplete' | 'unknown' | 'service'

/** A way to log in that proves an account. */
export type LinkMethod = SocialProvider | 'email' | 'passkey'

/** Types the code of a mail. */
type CodeForm = {
  shown: {
    /** In the form that the service uses. */
    readonly email: string
    readonly digits: number
    /** By `Date.now()`. */
    readonly resendAt: number
    readonly problem?:
      | { readonly kind: 'wrong'; readonly triesLeft: number }
      | { readonly kind: 'over' }
      | { readonly kind: 'throttled'; readonly seconds: number }
      | { readonly kind: 'service' }
      | undefined
    /** Whether a code was sent once more. */
    readonly isResent: boolean
  }
  answer:
    | { readonly kind: 'code'; readonly code: string }
    | { readonly kind: 'resend' }
    /** Takes another address, or another way. */
    | { readonly kind: 'other' }
}

/** Each view of the frame: what it shows, and what a visitor can answer. */
export type FrameViews = {
  /** Of a login. */
  code: CodeForm
  /** Of the mailbox of an account whose passkey was used in a new browser. */
  secondCode: CodeForm
  /** Types the address that takes the place of the present one. */
  email: {
    shown: {
      /** The present one. Without it, the account has none to change. */
      readonly current: string | undefined
      /** Whether a passkey can stand for the present mailbox, and whether it does. */
      readonly lost?: 'offered' | 'chosen' | undefined
      readonly problem?:
        | { readonly kind: 'invalid' | 'same' | 'taken' | 'over' | 'service' }
        | { readonly kind: 'throttled'; readonly seconds: number }
        /** Of the passkey. */
        | { readonly kind: 'incomplete' | 'wrongPasskey' }
        | undefined
    }
    answer:
      | { readonly kind: 'email'; readonly email: string }
      | { readonly kind: 'close' }
      /** The present mailbox is lost, or is not after all. */
      | { readonly kind: 'lost'; readonly isLost: boolean }
  }
  /** Types the first address of an account that has none. */
  firstEmail: {
    shown: { readonly problem?: FrameViews['email']['shown']['problem'] }
    answer: { readonly kind: 'email'; readonly email: string }
  }
  /** A change that waits, because the present mailbox is lost. */
  emailWaits: {
    shown: {
      /** The new one. */
      readonly email: string
      /** Seconds that are left. */
      readonly readyIn: number
      readonly problem?: 'service' | undefined
    }
    answer: { readonly kind: 'done' } | { readonly kind: 'stop' }
  }
  /** Of the mailbox that the account has. */
  oldCode: CodeForm
  /** Of the mailbox that it gets. */
  newCode: CodeForm
  /** The e-mail of this login is that of a wallet that other ways open. */
  link: {
    shown: {
      readonly email: string
      /** The ways that can be used here: `email`, `passkey`, or a provider. */
      readonly methods: readonly LinkMethod[]
      /** Whose window is waited for. */
      readonly waiting?: SocialProvider | undefined
      readonly problem?: 'wrong' | 'incomplete' | 'blocked' | 'service' | undefined
    }
    answer: { readonly kind: 'use'; readonly method: LinkMethod } | { readonly kind: 'separate' }
  }
  /** Shows the code of this browser, which another device takes. */
  device: {
    shown: {
      readonly code: string
      /** What the QR code has after `/w/device#`. */
      readonly fragment: string
    }
    answer: { readonly kind: 'other' }
  }
  /** Types the code of a new device. */
  addDevice: {
    shown: {
      readonly problem?: 'mistyped' | 'wrong' | 'service' | undefined
    }
    answer: { readonly kind: 'code'; readonly code: string }
  }
  /** The passkey was not used: once more, or a new one. */
  passkey: {
    shown: { readonly problem: PasskeyProblem }
    answer: { readonly kind: 'use' } | { readonly kind: 'create' }
  }
  /** Chooses what opens the new wallet elsewhere. */
  method: {
    shown: { readonly problem?: PasskeyProblem | undefined }
    answer: { readonly kind: 'passkey' } | { readonly kind: 'code' }
  }
  /** Uses the new passkey for the first time. */
  test: {
    shown: { readonly problem?: PasskeyProblem | undefined }
    answer: { readonly kind: 'use' } | { readonly kind: 'code' }
  }
  /** Writes down the recovery code. */
  save: {
    shown: {
      readonly code: string
      /** The passkey of the visitor cannot open a wallet. */
      readonly isPasskeyLacking: boolean
    }
    answer: { readonly kind: 'saved' }
  }
  /** Types two groups of it. */
  confirm: {
    shown: {
      /** Which groups, counted from 1. */
      readonly groups: readonly [number, number]
      readonly isWrong: boolean
    }
    answer:
      | { readonly kind: 'typed'; readonly values: readonly [string, string] }
      | { readonly kind: 'back' }
  }
  /** The wallet is there. */
  created: {
    shown: {
      /** By CAIP-10. */ readonly accounts: readonly string[]
    }
    answer: { readonly kind: 'done' }
  }
  /** A browser that the wallet does not know yet. */
  recover: {
    shown: {
      /** Whether a passkey can be tried. */
      readonly hasPasskeys: boolean
      readonly problem?:
        | { readonly kind: 'mistyped' }
        | { readonly kind: 'wrong' }
        /** Of a passkey: not used, or one that does not open this wallet, or none. */
        | { readonly kind: 'incomplete' }
        | { readonly kind: 'wrongPasskey' }
        | { readonly kind: 'lackingPasskey' }
        /** The service waits, so that the owner can stop it. */
        | { readonly kind: 'held'; readonly seconds: number }
        | { readonly kind: 'service' }
        | undefined
    }
    answer:
      | { readonly kind: 'code'; readonly code: string }
      | { readonly kind: 'passkey' }
      /** A device that has the wallet. */
      | { readonly kind: 'device' }
  }
  approve: {
    shown: {
      /** Who asks, as the browser names it. */
      readonly origin: string
      readonly request: FrameRequest
      readonly problem?: 'service' | undefined
    }
    answer:
      | { readonly kind: 'approve' }
      | { readonly kind: 'decline' }
      /** Nothing proves that the visitor sees it: it belongs in a window. */
      | { readonly kind: 'window' }
  }
  /** Nothing: the page offers a window, and the answer names the one it opened. */
  window: { shown: { readonly isOpened: boolean }; answer: unknown }
  /** Types the code of a window that cannot say who opened it. */
  pair: {
    shown: { readonly problem?: 'wrong' | 'service' | undefined }
    answer:
      | { readonly kind: 'code'; readonly code: string }
      /** Has another window in its place. */
      | { readonly kind: 'other' }
  }
}

export type FrameViewName = keyof FrameViews

/** What is on the stage. */
export type FrameView = {
  [name in FrameViewName]: {
    readonly name: name
    readonly shown: FrameViews[name]['shown']
    /** Whether what was answered is being carried out. */
    readonly isBusy: boolean
    readonly answer: (answer: FrameViews[name]['answer']) => void
  }
}[FrameViewName]
