import type { CleatError } from '@cleat/core'
import type { ReactElement } from 'react'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { NamesTexts } from '../texts/en.ts'

export type NoNamesProps = { error: CleatError | undefined; onRetry: () => void }

/** Says why no name can be registered: the service is away, or it has no such zone. */
export function NoNames({ error, onRetry }: NoNamesProps): ReactElement {
  const text = useText<NamesTexts>()
  const isAway = error && /^SERVICE_(?!BAD)/.test(error.code)
  return (
    <ErrorState
      title={text(isAway ? 'names.awayTitle' : 'names.noneTitle')}
      text={isAway ? undefined : text('names.noneText')}
      error={error}
      onRetry={isAway ? onRetry : undefined}
    />
  )
}
