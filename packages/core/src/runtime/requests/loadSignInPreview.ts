import type { KitBase } from '../../boot/kitBase.ts'
import type { previewSignIn } from './previewSignIn.ts'

type Preview = typeof previewSignIn

const loaded = new WeakMap<KitBase['controllers'], Preview>()

/**
 * The code that checks the text of a sign-in. Once a kit has loaded it, it is there in the tick of
 * the call: even loaded, an `import()` waits for what the page draws first.
 */
export function loadSignInPreview({
  controllers,
}: Pick<KitBase, 'controllers'>): Preview | Promise<Preview> {
  return (
    loaded.get(controllers) ??
    import('./previewSignIn.ts').then(({ previewSignIn }) => {
      loaded.set(controllers, previewSignIn)
      return previewSignIn
    })
  )
}
