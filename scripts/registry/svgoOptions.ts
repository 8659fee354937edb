/** How SVGO makes collected drawings smaller: attributes and paths alone are left. */
export const svgoOptions = {
  multipass: true,
  floatPrecision: 2,
  plugins: [
    'preset-default',
    'removeTitle',
    'removeDimensions',
    'convertStyleToAttrs',
    'removeXMLNS',
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    {
      name: 'removeAttrs',
      params: { attrs: ['class', 'role', 'data.*', 'style', 'xml:space', 'version', 'zoom'] },
    },
  ],
}
