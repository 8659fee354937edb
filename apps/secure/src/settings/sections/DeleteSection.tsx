import { useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import { Item } from '../parts/Item.tsx'
import { Section } from '../parts/Section.tsx'
import type { SectionProps } from '../parts/sectionProps.ts'
import type { ManageTexts } from '../texts/en.ts'

const daySeconds = 86_400

/** Deletes the wallet after seven days, or keeps it. */
export function DeleteSection({ facts, isBusy, run }: SectionProps): ReactElement {
  const text = useText<ManageTexts>()
  const { deletesIn } = facts.wallet
  const heading = text('manage.delete')
  const shared = { isBusy, cancel: text('manage.cancel') }
  if (deletesIn !== null)
    return (
      <Section heading={heading}>
        <Item
          {...shared}
          name={text('manage.deletes', { count: Math.ceil(deletesIn / daySeconds) })}
          actions={[{ label: text('manage.keep'), onPress: () => run({ kind: 'keep' }) }]}
        />
      </Section>
    )
  return (
    <Section heading={heading}>
      <Item
        {...shared}
        name={text('manage.deleteText')}
        actions={[
          {
            label: heading,
            onPress: () => run({ kind: 'delete' }),
            ask: { question: `${heading}?`, text: text('manage.deleteText') },
          },
        ]}
      />
    </Section>
  )
}
