/** The colours of the wallet's own pages, light and dark, as CSS rules for `selector`. */
export function walletColors(parameters: { selector: string }): string {
  const { selector } = parameters
  return `
${selector} {
  color-scheme: light dark;
  --page: #ffffff;
  --raised: #f5f6f8;
  --pressed: #e9ebef;
  --hairline: #e6e8ec;
  --text: #14161a;
  --secondary: #5b616e;
  --accent: #2456e6;
  --accent-hover: #1c48c7;
  --on-accent: #ffffff;
}
@media (prefers-color-scheme: dark) {
  ${selector} {
    --page: #15171c;
    --raised: #1f222a;
    --pressed: #2b2f39;
    --hairline: #2b2f39;
    --text: #f4f5f7;
    --secondary: #a0a7b4;
    --accent: #7aa2ff;
    --accent-hover: #95b5ff;
    --on-accent: #10131a;
  }
}`
}
