import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Violation = {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

/** Finds problems of the story on a page, one line each. */
export async function findProblems(
  page: Page,
  /** The only axe rules to run. */
  rules?: readonly string[] | undefined,
): Promise<readonly string[]> {
  const isBroken = await page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay'),
  )
  if (isBroken)
    return [(await page.locator('#error-message').textContent()) ?? 'It did not render.']
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(runAxe, rules)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => {
      const [, ...reasons] = failureSummary.split('\n').map((line) => line.trim())
      return `${id}: ${help}. ${reasons.join(' ')} ${html.slice(0, 200)}`
    }),
  )
}

/** Runs in the page. A story is a part of a page, so rules about whole pages do not apply. */
async function runAxe(only: readonly string[] | undefined): Promise<readonly Violation[]> {
  const { axe: inPage } = window as typeof window & { readonly axe: typeof axe }
  const { violations } = await inPage.run(document.body, {
    resultTypes: ['violations'],
    ...(only && { runOnly: [...only] }),
    rules: {
      'landmark-one-main': { enabled: false },
      'page-has-heading-one': { enabled: false },
      region: { enabled: false },
      'heading-order': { enabled: false },
      // Of WCAG 2.2, which axe does not look at unasked.
      'target-size': { enabled: true },
    },
  })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary = '' }) => ({ html, failureSummary })),
  }))
}
