import type { PasskeyProblem } from '../stage/frameViews.ts'

/** The views of making a recovery kit: what each shows, and what a visitor can answer. */
export type KitViews = {
  /** What a kit is, and what it means to have one. */
  kitStart: {
    shown: { readonly problem?: PasskeyProblem | undefined }
    answer: { readonly kind: 'make' } | { readonly kind: 'cancel' }
  }
  /** Downloads the file, and writes down its code. */
  kitSave: {
    shown: {
      readonly code: string
      /** Its content, which opens nothing without the code. */
      readonly file: string
      readonly fileName: string
    }
    answer: { readonly kind: 'saved' }
  }
  /** Types two groups of the code. */
  kitConfirm: {
    shown: {
      /** Which groups, counted from 1. */
      readonly groups: readonly [number, number]
      readonly isWrong: boolean
    }
    answer:
      | { readonly kind: 'typed'; readonly values: readonly [string, string] }
      | { readonly kind: 'back' }
  }
  /** The kit is there. */
  kitDone: {
    shown: Record<string, never>
    answer: { readonly kind: 'done' }
  }
}

export type KitViewName = keyof KitViews

/** What is shown while a kit is made. */
export type KitView = {
  [name in KitViewName]: {
    readonly name: name
    readonly shown: KitViews[name]['shown']
    /** Whether what was answered is being carried out. */
    readonly isBusy: boolean
    readonly answer: (answer: KitViews[name]['answer']) => void
  }
}[KitViewName]
