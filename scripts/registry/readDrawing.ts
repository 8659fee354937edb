import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../sourceFiles.ts'

export declare namespace readDrawing {
  type Parameters = {
    /**
     * The kind and name of a drawing in `@web3icons/core`, such as `wallets/metamask`, or a source
     * of `drawingSources` and the name there, such as `rainbowkit:braveWallet`. A background
     * colour, as in `networks/celo on #000`, is added if the drawing's own one hides it.
     */
    path: string
    /** The name of a collected drawing in `drawings`. */
    id?: string | undefined
  }
}

const collected = join(root, 'scripts/registry/drawings')

/**
 * Reads a drawing that fills its square. It looks the same on light and dark and can be clipped to
 * any shape. An SVG text, or the data URI of a picture.
 */
export async function readDrawing({ path, id }: readDrawing.Parameters): Promise<string> {
  const [drawing = '', ground] = path.split(' on ')
  if (drawing.includes(':')) {
    const image = readCollected(id ?? '')
    return ground ? lay(image, ground) : image
  }
  if (!ground) return importDrawing({ drawing, variant: 'background' })
  return lay(await importDrawing({ drawing, variant: 'branded' }), ground)
}

function readCollected(id: string): string {
  const picture = join(collected, `${id}.webp`)
  return existsSync(picture)
    ? `data:image/webp;base64,${readFileSync(picture).toString('base64')}`
    : readFileSync(join(collected, `${id}.svg`), 'utf8')
}

/** Three quarters of the square, on a ground. */
function lay(svg: string, ground: string): string {
  const [, size = '24'] = / viewBox="0 0 (\d+) \1"/.exec(svg) ?? []
  const edge = Number(size) / 8
  return svg
    .replace(
      /^<svg [^>]*>/,
      `$&<path fill="${ground}" d="M0 0h${size}v${size}H0z"/><g transform="translate(${edge} ${edge}) scale(.75)">`,
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
