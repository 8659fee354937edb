import { useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Item } from '../parts/Item.tsx'
import { Section } from '../parts/Section.tsx'
import type { SectionProps } from '../parts/sectionProps.ts'
import type { ManageTexts } from '../texts/en.ts'

/** Says that the wallet is frozen, and opens it again. Of others it says nothing. */
export function FrozenSection({ facts, isBusy, run }: SectionProps): ReactElement | null {
  const text = useText<ManageTexts>()
  if (!facts.wallet.isFrozen) return null
  return (
    <Section heading={text('manage.frozenTitle')}>
      <Item
        {...{ isBusy, cancel: text('manage.cancel') }}
        name={text('manage.thaw')}
        note={text('manage.frozenText')}
        actions={[{ label: text('manage.thaw'), onPress: () => run({ kind: 'thaw' }) }]}
      />
    </Section>
  )
}
