import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '../fixtures/test.ts'
import { type Look, looks } from '../scenes/look.ts'
import { openStage } from '../scenes/openStage.ts'
import { scenes } from '../scenes/scenes.ts'

const motionMs = 400
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const { theme, direction } of looks.filter(({ device }) => device === 'desktop'))
  test(`no view bars anybody: ${theme}, ${direction}`, async ({ browser, laboratory }, info) => {
    test.setTimeout(300_000)
    const device = info.project.name as Look['device']
    for (const { act, config, wallets } of scenes) {
      const look = { device, theme, direction }
      const stage = await openStage({ browser, laboratory, look, config, wallets })
      await act(stage, async (name) => {
        await stage.page.waitForTimeout(motionMs)
        const axe = new AxeBuilder({ page: stage.page }).include('[data-cleat]').withTags(tags)
        const { violations } = await axe.analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
        expect.soft(found, name).toEqual([])
      })
      await stage.close()
    }
  })
