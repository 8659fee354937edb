import type { AreaTexts } from '../../../../i18n/area/textArea.ts'
import type { AuthErrorTexts } from './en.ts'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<keyof AuthErrorTexts> = {
  FRAME_UNREACHABLE:
    'Não foi possível acessar a carteira. Confira sua conexão com a internet e tente novamente.',
  FRAME_REFUSED: 'Este app não está configurado corretamente. Fale com o suporte dele.',
  FRAME_LOST:
    'A carteira parou de responder. Confira se sua solicitação foi concluída antes de tentar novamente.',
  FRAME_BAD_ANSWER: 'Algo deu errado do nosso lado. Tente novamente.',
  FRAME_VERSION_UNSUPPORTED:
    'Este app e a carteira dele não são compatíveis. Recarregue a página ou fale com o suporte do app.',
  LOGIN_CODE_WRONG: 'Esse código não está certo. Use o do e-mail mais recente.',
  LOGIN_CODE_EXPIRED: 'Esse código expirou. Peça um novo.',
  LOGIN_THROTTLED: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  LOGIN_PROVIDER_REFUSED: 'Login recusado. Nada foi compartilhado.',
  LOGIN_PROVIDER_FAILED: 'O login não funcionou. Tente novamente ou entre de outra forma.',
  LOGIN_WINDOW_CLOSED: 'A janela foi fechada antes de você entrar.',
  LOGIN_DEVICE_UNPROVEN: 'Sua carteira fica bloqueada aqui até você confirmar que ela é sua.',
  WALLET_LOCKED: 'Sua carteira está bloqueada neste navegador. Tente novamente para desbloquear.',
  SHARE_MISMATCH:
    'Não foi possível abrir sua carteira. Nada foi assinado. Use outro método de recuperação.',
  SHARE_REFUSED: 'O servidor não desbloqueou sua carteira. Nada foi assinado. Tente novamente.',
}
