import { providerNames, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { FarcasterLink } from '../../views/FarcasterLink/FarcasterLink.tsx'
import type { ManageTexts } from '../texts/en.ts'
import type { SettingsViewProps } from './settingsViewProps.ts'

/** Adds a Farcaster account as a way to log in. */
export function FarcasterView({ shown }: SettingsViewProps<'farcaster'>): ReactElement {
  const text = useText<ManageTexts>()
  const { farcaster: name = '' } = providerNames
  return <FarcasterLink title={text('manage.add', { name })} link={shown.link} />
}
