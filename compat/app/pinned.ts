/**
 * What only the apps of the matrix install, so that a release of somebody else does not fail the
 * gate. The rest is in the catalog of the repository.
 */
export const pinned: Readonly<Record<string, string>> = {
  '@astrojs/react': '7.0.0',
  '@babel/core': '8.1.3',
  '@react-native/metro-config': '0.88.1',
  '@react-router/dev': '8.4.0',
  '@react-router/node': '8.4.0',
  '@react-router/serve': '8.4.0',
  '@rolldown/plugin-babel': '0.3.1',
  '@rsbuild/core': '2.3.2',
  '@rsbuild/plugin-babel': '2.1.0',
  '@rsbuild/plugin-react': '2.1.1',
  '@tanstack/react-router': '1.170.46',
  '@tanstack/react-start': '1.169.5',
  astro: '7.3.5',
  'babel-plugin-react-compiler': '1.0.0',
  isbot: '5.2.3',
  metro: '0.87.1',
  'react-native': '0.88.1',
}
