/** The views of a stage: what each shows, and what a visitor can answer. */
export type StageViews = {
  readonly [name: string]: { readonly shown: unknown; readonly answer: unknown }
}

/** What is on a stage. */
export type StageView<views extends StageViews> = {
  readonly [name in keyof views]: {
    readonly name: name
    readonly shown: views[name]['shown']
    /** Whether what was answered is being carried out. */
    readonly isBusy: boolean
    readonly answer: (answer: views[name]['answer']) => void
  }
}[keyof views]
