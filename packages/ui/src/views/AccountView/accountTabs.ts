import type { ComponentType } from 'react'
import type { GetText } from '../../i18n/useText.ts'

/** Something to see of an account, below its balance. */
export type AccountTab = {
  readonly id: string
  readonly getName: (text: GetText) => string
  readonly View: ComponentType<{ address: string }>
}

/** What can be seen of an account. A feature that has something to show adds one entry. */
export const accountTabs: readonly AccountTab[] = []
