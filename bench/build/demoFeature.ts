/**
 * A feature for tests, as files that a build adds: a route, state, a query and an option in core; a
 * view, a tile and a text in the interface. `registry` has the line of each registry.
 */
export const demoFeature: { readonly [path: string]: string } = {
  'packages/core/src/features/demo/feature.ts': `
    export const demo = {
      id: 'demo',
      options: ['demoLimit'],
      routes: { Demo: { needs: 'account', isOpenable: true } },
      load: async () => (await import('./createDemo.ts')).createDemo,
    }`,
  'packages/core/src/features/demo/createDemo.ts': `
    import { proxy } from 'valtio/vanilla'
    import { CleatError } from '../../base/errors/cleatError.ts'
    export const createDemo = (runtime) => ({
      state: proxy({ limit: runtime.options.demoLimit }),
      total: () => ({
        queryKey: ['cleat', runtime.id, 'demo'],
        queryFn: async () => { throw new CleatError('CONNECTION_USER_CLOSED') },
      }),
      destroy: () => undefined,
    })`,
  'packages/ui/src/features/demo/feature.ts': `
    import ArrowDownIcon from 'lucide-react/icons/arrow-down'
    import { createGroupLoader } from '../../shell/feature/createGroupLoader.ts'
    const load = createGroupLoader(async () => (await import('./demoViews.tsx')).demoViews)
    export const demo = {
      id: 'demo',
      views: { Demo: { view: load('Demo'), getTitle: () => 'Demo of a feature' } },
      accountActions: [
        { feature: 'swaps', icon: ArrowDownIcon, getLabel: () => 'Demo', route: { name: 'Demo' } },
      ],
    }`,
  'packages/ui/src/features/demo/demoViews.tsx': `
    import { createTextArea } from '../../i18n/area/createTextArea.ts'
    import { useText } from '../../i18n/useText.ts'
    import { useKit } from '../../kit/useKit.ts'
    const texts = createTextArea({ en: { 'demo.greeting': 'Hello.' }, loaders: {} })
    const Demo = () => <p title={useKit().id}>{useText()('demo.greeting')}</p>
    export const demoViews = { texts, views: { Demo } }`,
}

/** The line of the feature in both registries. */
export const demoLine = "export { demo } from './demo/feature.ts'"
