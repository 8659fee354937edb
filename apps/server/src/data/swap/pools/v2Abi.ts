import { parseAbi } from 'viem/utils'

const tail = 'address[] path, address to, uint256 deadline'

/** The public interface of Uniswap v2 that swaps need. */
export const v2Abi = parseAbi([
  'function getPair(address tokenA, address tokenB) view returns (address)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 updatedAt)',
  `function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, ${tail}) returns (uint256[])`,
  `function swapExactETHForTokens(uint256 amountOutMin, ${tail}) payable returns (uint256[])`,
  `function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, ${tail}) returns (uint256[])`,
  `function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, ${tail})`,
  `function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, ${tail}) payable`,
  `function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, ${tail})`,
])
