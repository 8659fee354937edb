import type { SettingsState, WalletSettings } from '@cleat/embedded-wallet/window'
import { type AuthTexts, Spinner, useStyles, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import sheet from './parts/settings.module.css'
import { useProblem } from './parts/useProblem.ts'
import { DeleteSection } from './sections/DeleteSection.tsx'
import { DevicesSection } from './sections/DevicesSection.tsx'
import { EventsSection } from './sections/EventsSection.tsx'
import { ExportSection } from './sections/ExportSection.tsx'
import { FrozenSection } from './sections/FrozenSection.tsx'
import { LoginSection } from './sections/LoginSection.tsx'
import { RecoverySection } from './sections/RecoverySection.tsx'
import { SecuritySection } from './sections/SecuritySection.tsx'
import type { ManageTexts } from './texts/en.ts'

/** All settings of the wallet. Each section is a component of the same properties. */
export function SettingsView(props: {
  settings: Pick<WalletSettings, 'place' | 'run' | 'readEvents'>
  state: Extract<SettingsState, { status: 'ready' }>
}): ReactElement {
  const { settings, state } = props
  const classes = useStyles(sheet)
  const text = useText<ManageTexts & AuthTexts>()
  const { facts, running, done } = state
  const problem = useProblem(state.problem)
  const section = {
    ...{ facts, place: settings.place, run: settings.run, isBusy: running !== undefined },
  }
  return (
    <div className={classes.page} aria-busy={section.isBusy || undefined}>
      <header className={classes.head}>
        <h1 tabIndex={-1} className={classes.title} data-start="">
          {text('auth.settings')}
        </h1>
        <p
          className={classes.state}
          data-bad={problem ? '' : undefined}
          role={problem ? 'alert' : 'status'}
        >
          {running && <Spinner size={16} />}
          {running ? text('manage.working') : (problem ?? (done ? text('manage.done') : ''))}
        </p>
      </header>
      <FrozenSection {...section} />
      <LoginSection {...section} />
      <DevicesSection {...section} />
      <RecoverySection {...section} />
      <SecuritySection {...section} />
      <ExportSection {...section} />
      <EventsSection readEvents={settings.readEvents} />
      <DeleteSection {...section} />
    </div>
  )
}
