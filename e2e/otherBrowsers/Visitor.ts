import type { Realm, Sought, Tab } from './tab.ts'
import { until } from './until.ts'

/** Waits for what is pressed and read, as a visitor does. */
export class Visitor {
  readonly tab: Tab
  readonly codeFor: (email: string) => Promise<string>

  constructor(tab: Tab, parameters: { readonly codeFor: (email: string) => Promise<string> }) {
    this.tab = tab
    this.codeFor = parameters.codeFor
  }

  async press(name: string, place: Realm = 'page', region?: string): Promise<void> {
    const sought: Sought = { role: 'button', name, region }
    await until(async () => {
      const found = await this.tab.read(place, sought)
      if (found.length === 0) throw new Error(`“${name}” is not in the ${place}.`)
    })
    await this.rest()
    await until(() => this.tab.click(place, sought))
  }

  /** A press into a modal that moves is lost. */
  rest(): Promise<void> {
    return new Promise((done) => setTimeout(done, 700))
  }

  fill(name: string | undefined, text: string, place: Realm = 'page'): Promise<void> {
    return until(() => this.tab.type(place, { role: 'textbox', name }, text))
  }

  /** Waits for a title. @returns the one of several that came */
  see(title: string | readonly string[], place: Realm = 'page'): Promise<string> {
    return until(async () => {
      const titles = await this.tab.read(place, { role: 'heading' })
      const found = titles.find((one) => [title].flat().includes(one))
      if (!found) throw new Error(`“${title}” is not among: ${titles.join(', ')}`)
      return found
    })
  }

  /** The text of a row of the region for EVM chains, once it is as wanted. */
  async readEvm(id: string, wanted: RegExp): Promise<string> {
    const sought: Sought = { role: 'test-id', name: id, region: 'EVM' }
    return until(async () => {
      const [text = ''] = await this.tab.read('page', sought)
      if (!wanted.test(text)) throw new Error(`${id} is “${text}”`)
      return text
    })
  }

  /** From a page that is open, up to what the wallet asks after the code of the mail. */
  async logIn(email: string, place: 'frame' | 'window'): Promise<void> {
    await this.press('Connect wallet')
    await this.fill('Email', `${email}\n`)
    if (place === 'window') await this.press('Open the window')
    await this.see('Enter the code', place)
    await this.rest()
    await this.fill(undefined, await this.codeFor(email), place)
  }

  /** @returns the recovery code */
  async createWallet(place: 'frame' | 'window'): Promise<string> {
    const [choose, save] = ['Choose how to recover your wallet', 'Save your recovery code']
    // Where there are passkeys, they are offered first.
    if ((await this.see([choose, save], place)) === choose)
      await this.press('Use a recovery code', place)
    await this.see(save, place)
    const items = await this.tab.read(place, { role: 'listitem' })
    const parts = items.map((text) => text.replace(/^\d\s*/, '').trim())
    await this.press('I’ve saved it', place)
    await this.see('Check that you saved it', place)
    for (const label of await this.tab.read(place, { role: 'textbox' }))
      await this.fill(label, parts[Number(/\d/.exec(label)?.[0]) - 1] ?? '', place)
    await this.press('Create wallet', place)
    await this.see('Your wallet is ready', place)
    await this.press('Continue', place)
    return parts.join('-')
  }

  /** Signs the laboratory's message. These browsers show requests in the wallet's own window. */
  async sign(): Promise<string> {
    await this.press('Sign message', 'page', 'EVM')
    await this.press('Open the window')
    await this.see('Approve this?', 'window')
    await this.press('Confirm', 'window')
    return this.readEvm('sign-outcome', /^0x[0-9a-f]{130}$/)
  }
}
