export declare namespace readDrawing {
  type Parameters = {
    /**
     * A drawing of `@web3icons/core`: its kind and its name, such as `wallets/metamask`. With a colour behind it, such as
     * `networks/celo on #000`, where its own background hides it.
     */
    path: string
  }
}

/** A drawing that fills its square, so that it looks the same on light and dark and can be cut to any shape. */
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
