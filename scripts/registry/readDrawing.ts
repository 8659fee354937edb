export declare namespace readDrawing {
  type Parameters = {
    /**
     * The kind and name of a drawing in `@web3icons/core`, such as `wallets/metamask`. A background
     * colour, as in `networks/celo on #000`, is added if the drawing's own one hides it.
     */
    path: string
  }
}

/**
 * Reads a drawing that fills its square. It looks the same on light and dark and can be clipped to
 * any shape.
 */
export async function readDrawing({ path }: readDrawing.Parameters): Promise<string> {
  const [drawing = '', ground] = path.split(' on ')
  if (!ground) return importDrawing({ drawing, variant: 'background' })
  const svg = await importDrawing({ drawing, variant: 'branded' })
  return svg
    .replace(
      /^<svg [^>]*>/,
      `$&<path fill="${ground}" d="M0 0h24v24H0z"/><g transform="translate(3 3) scale(.75)">`,
    )
    .replace('</svg>', '</g></svg>')
}

async function importDrawing(parameters: {
  drawing: string
  variant: 'background' | 'branded'
}): Promise<string> {
  const { drawing, variant } = parameters
  const [kind, name] = drawing.split('/')
  const module: unknown = await import(
    /* @vite-ignore */ `@web3icons/core/svgs/${kind}/${variant}/${name}.svg.js`
  )
  if (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'string'
  )
    return module.default
  throw new Error(`No drawing ${drawing}`)
}
