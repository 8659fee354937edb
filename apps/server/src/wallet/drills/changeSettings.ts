import { randomBytes } from 'node:crypto'
import type { SettingsAction, SettingsFacts, WalletSettings } from '@cleat/embedded-wallet/window'
import type { DrillPlace } from './drillPlace.ts'
import type { DrillEnd } from './openDrillFrame.ts'

const limitMs = 5 * 60_000
const mostTries = 12
const pauseMs = 400

/**
 * Does something in the settings, in a window that the page opens, until it is done or the visitor
 * gives up.
 * @param choose what the visitor presses, by what they see. Nothing where there is no such button
 */
export async function changeSettings(
  place: DrillPlace,
  choose: (facts: SettingsFacts) => SettingsAction | undefined,
): Promise<DrillEnd> {
  const { frame, visitor, openWindow } = place
  const handoff = randomBytes(32).toString('base64url')
  const opening = frame.ask('settings.open', { handoff }, limitMs)
  const changing = new Promise<DrillEnd>((resolve) => {
    const seen = new Set<WalletSettings>()
    openWindow(handoff, (view) => {
      if (view.name !== 'settings' || seen.has(view.settings)) return
      const { settings } = view
      seen.add(settings)
      const { frameStage: stage, leave } = settings
      visitor.attend({ frame: { stage, leave }, isRemoved: frame.isRemoved }, () => undefined)
      void change(settings, choose).then(resolve)
    })
  })
  const end = await Promise.race([changing, opening])
  // The page hears that its window is closed.
  frame.close()
  return end
}

async function change(
  settings: WalletSettings,
  choose: (facts: SettingsFacts) => SettingsAction | undefined,
): Promise<DrillEnd> {
  for (let tries = 0; ; ) {
    const state = settings.read()
    if (state.status === 'ended' || state.status === 'locked')
      return { kind: 'failed', code: state.status }
    if (state.status === 'ready' && !state.running) {
      const action = choose(state.facts)
      if (state.done || (!action && tries > 0)) return { kind: 'done', answer: undefined }
      if (!action || tries > mostTries)
        return { kind: 'failed', code: state.problem?.kind ?? 'left' }
      tries += 1
      settings.run(action)
    } else if (state.status === 'failed') {
      if (tries > mostTries) return { kind: 'failed', code: 'service' }
      tries += 1
      settings.refresh()
    }
    await new Promise((done) => setTimeout(done, pauseMs))
  }
}
