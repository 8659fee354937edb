import type { WalletEvents, WalletSettings } from '@cleat/embedded-wallet/window'
import { Notice, Spinner, useFormat, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useState } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { Item } from '../parts/Item.tsx'
import { Section } from '../parts/Section.tsx'
import sheet from '../parts/settings.module.css'
import type { ManageTexts } from '../texts/en.ts'
import { toEventWord } from './toEventWord.ts'

/** How many are drawn at most. */
const shown = 50

/** What happened to the account, once it is asked for. */
export function EventsSection(props: { readEvents: WalletSettings['readEvents'] }): ReactElement {
  const { readEvents } = props
  const classes = useStyles(sheet)
  const text = useText<ManageTexts & SecureTexts>()
  const format = useFormat()
  const [log, setLog] = useState<WalletEvents | 'loading' | 'failed'>()
  const cancel = text('manage.cancel')
  const load = () => {
    setLog('loading')
    readEvents().then(setLog, () => setLog('failed'))
  }
  const events = typeof log === 'object' ? log.events.slice(0, shown) : []
  const isLoaded = typeof log === 'object'
  return (
    <>
      <Section heading={text('manage.events')}>
        {!isLoaded && (
          <Item
            name={text('manage.eventsText')}
            note={log === 'failed' ? text('secure.service') : undefined}
            isBusy={log === 'loading'}
            cancel={cancel}
            actions={[
              {
                label: text(log === 'failed' ? 'view.retry' : 'manage.show'),
                onPress: load,
              },
            ]}
          />
        )}
        {isLoaded && events.length === 0 && (
          <Item name={text('manage.noEvents')} isBusy={false} cancel={cancel} />
        )}
        {events.map((event, at) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: the log is read once
            key={at}
            name={text('manage.event', { event: toEventWord(event) })}
            note={
              <>
                {format.date(new Date(event.at), { dateStyle: 'medium', timeStyle: 'short' })}
                {event.facts.label !== undefined && <bdi> · {event.facts.label}</bdi>}
              </>
            }
            isBusy={false}
            cancel={cancel}
          />
        ))}
      </Section>
      {log === 'loading' && (
        <p className={classes.state} role="status">
          <Spinner size={16} />
          {text('manage.working')}
        </p>
      )}
      {isLoaded && !log.isWhole && <Notice variant="error">{text('manage.broken')}</Notice>}
    </>
  )
}
