import { isCleatError, useAppKitNames } from '@cleat/react'
import { useState } from 'react'
import { Panel } from './Panel.tsx'

/** What an app does with names beside registering them, in configurations with a zone. */
export function NamesPanel() {
  const { zone, names, transfers, change, setRecords, transfer, accept, release } = useAppKitNames()
  const [text, setText] = useState('')
  const [failure, setFailure] = useState('')
  const [name = ''] = names
  const run = async (act: () => Promise<unknown>) => {
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(isCleatError(error) ? error.code : String(error))
    }
  }
  return (
    <Panel title="Names">
      <dl>
        <dt>In {zone}</dt>
        <dd data-testid="names">{names.join(' ') || '—'}</dd>
        <dt>Transfers</dt>
        <dd data-testid="name-transfers">
          {transfers.map((one) => `${one.name} ${one.resolvesAt ?? ''}`.trim()).join(', ') || '—'}
        </dd>
        <dt>Change</dt>
        <dd data-testid="name-change">{change.status}</dd>
      </dl>
      <label>
        Description, or the account that is offered the name
        <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className="actions">
        <button
          type="button"
          onClick={() => run(() => setRecords(name, { texts: { description: text } }))}
        >
          Describe
        </button>
        <button type="button" onClick={() => run(() => transfer(name, text))}>
          Offer
        </button>
        <button type="button" onClick={() => run(() => accept(transfers[0]?.name ?? name))}>
          Accept
        </button>
        <button type="button" onClick={() => run(() => release(name))}>
          Give up
        </button>
      </div>
      <output data-testid="name-failure">{failure}</output>
    </Panel>
  )
}
