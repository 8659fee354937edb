import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Este app não está configurado corretamente, por isso isto ainda não funciona. Avise os criadores.'
const again = 'Algo deu errado no caminho. Tente novamente.'

/** Português do Brasil. Made by a machine and not yet reviewed by a native speaker. */
export const ptBR: AreaTexts<BaseTextKey> = {
  'button.connect': 'Conectar carteira',
  'button.connecting': 'Conectando…',
  'button.switchNetwork': 'Trocar de rede',
  'button.unknownNetwork': 'Rede desconhecida',
  'button.selectNetwork': 'Escolher rede',
  'button.account': 'Conta',
  'modal.back': 'Voltar',
  'modal.close': 'Fechar',
  'modal.stuck': 'Para continuar, troque de rede ou desconecte a carteira.',
  'view.loading': 'Carregando',
  'view.failedTitle': 'Esta parte não carregou',
  'view.failedText': 'Talvez você esteja sem conexão. Nada se perdeu: verifique e tente novamente.',
  'view.retry': 'Tentar novamente',
  'alert.dismiss': 'Dispensar',
  'details.label': 'Detalhes',
  'details.copy': 'Copiar detalhes',
  'details.copied': 'Detalhes copiados',
  'copy.failed': 'Não é possível copiar aqui. Selecione o texto e copie você mesmo.',
  'search.clear': 'Limpar busca',
  'link.newTab': '(abre em uma nova aba)',

  'connect.title': 'Conectar carteira',
  'connect.recent': 'Recentes',
  'connect.installed': 'Neste dispositivo',
  'connect.popular': 'Populares',
  'connect.more': 'Mais carteiras',
  'connect.wallets': 'Carteiras',
  'connect.notInstalled': 'Não instalada',
  'connect.unverified': 'Não verificada',
  'connect.contested': 'Identidade duplicada',
  'connect.otherChain': 'Não está em {network}',
  'connect.all': 'Todas as carteiras',
  'connect.loading': 'Carregando carteiras',
  'connect.partial': 'Não foi possível carregar algumas carteiras.',
  'connect.noneHere': 'Nenhuma carteira foi encontrada neste navegador. Qualquer uma destas serve.',
  'connect.noneHerePhone':
    'Para se conectar, abra esta página no navegador do app da sua carteira. Todas estas têm um.',
  'connect.nothing': 'No momento, não há como se conectar aqui.',
  'connect.help': 'O que é uma carteira?',
  'connect.emptyTitle': 'Nenhuma carteira encontrada',
  'connect.emptyText':
    'Uma carteira guarda seu dinheiro e suas contas na web e permite entrar sem senha.',
  'connect.emptyHint': 'Acabou de instalar uma? Ela aparece aqui sozinha.',
  'connect.emptyHintPhone': 'No celular, abra esta página no navegador do app da sua carteira.',
  'connect.get': 'Obter uma carteira',
  'connect.legalOne': 'Ao se conectar, você aceita {link}.',
  'connect.legalBoth': 'Ao se conectar, você aceita {terms} e {privacy}.',
  'connect.agreeOne': 'Aceito {link}.',
  'connect.agreeBoth': 'Aceito {terms} e {privacy}.',
  'connect.agreeFirst': 'Primeiro aceite, depois escolha uma carteira.',
  'connect.terms': 'os termos de uso',
  'connect.privacy': 'a política de privacidade',

  'connecting.pendingTitle': 'Continue em {wallet}',
  'connecting.pendingText': 'Aprove a solicitação na sua carteira para compartilhar seu endereço.',
  'connecting.slowText':
    'Não apareceu nada? Procure o ícone de {wallet} na barra de ferramentas do navegador.',
  'connecting.unverifiedText':
    'Esta carteira parece ser {wallet}, mas não foi possível confirmar. Continue somente se confiar nela.',
  'connecting.contestedText':
    'Duas carteiras neste navegador dizem ser {wallet}. Uma delas pode ser uma imitação que quer o seu dinheiro. Remova a extensão que você não conhece e conecte de novo.',
  'connecting.doubtTitle': 'Esta é a carteira certa?',
  'connecting.connectAnyway': 'Conectar mesmo assim',
  'connecting.agreeTitle': 'Antes de se conectar',
  'connecting.agreeText': 'Este app pede que você aceite as regras dele primeiro.',
  'connecting.agree': 'Continuar com {wallet}',
  'connecting.rejectedTitle': 'Você recusou a solicitação',
  'connecting.rejectedText': '{wallet} não compartilhou nada com este app.',
  'connecting.waitingTitle': 'Abra {wallet}',
  'connecting.errorTitle': 'Não foi possível conectar',
  'connecting.missingTitle': '{wallet} não foi encontrada',
  'connecting.missingText':
    'Instale {wallet} ou ative a extensão e recarregue esta página para conectá-la.',
  'connecting.missingTextPhone':
    'Para conectar {wallet}, abra esta página no navegador do app dela.',
  'connecting.successTitle': 'Conectada',
  'connecting.retry': 'Tentar novamente',
  'connecting.other': 'Escolher outra carteira',
  'connecting.reload': 'Recarregar a página',
  'connecting.get': 'Obter {wallet}',
  'pairing.code': 'Código QR',
  'pairing.title': 'Escaneie com o celular',

  'allWallets.title': 'Todas as carteiras',
  'getWallet.title': 'Obter uma carteira',
  'downloads.title': 'Obter {wallet}',
  'whatIsAWallet.title': 'O que é uma carteira?',

  'account.title': 'Conta',
  'receive.title': 'Receber',
  'send.title': 'Enviar',
  'send.token': 'Escolher token',
  'send.review': 'Revisar',
  'compatible.title': 'Redes compatíveis',
  'accountSettings.title': 'Configurações da conta',
  'profileWallets.title': 'Suas carteiras',

  'networks.title': 'Escolher uma rede',
  'whatIsANetwork.title': 'O que é uma rede?',
  'switchNetwork.title': 'Trocar de rede',
  'switchNetwork.wallet': 'Sua carteira',
  'switchActiveChain.title': 'Trocar para {chain}',
  'unsupported.title': 'Trocar de rede',
  'pairing.open': 'Abrir {wallet}',
  'pairing.notOpened': '{wallet} não abriu?',
  'pairing.otherWay': 'Abrir de outro jeito',
  'account.disconnect': 'Desconectar',
  'account.disconnecting': 'Desconectando',
  'account.disconnectFailed':
    'Não foi possível desconectar. Remova este app também na sua carteira.',
  'tokens.title': 'Tokens',
  'activity.title': 'Atividade',
  'networks.unlisted': 'Rede {id}',

  'tokens.loading': 'Carregando seus tokens',
  'tokens.emptyTitle': 'Ainda não há tokens',
  'tokens.emptyText': 'O que esta conta tem em {network} aparece aqui.',
  'tokens.imitation': 'Imitação?',
  'tokens.showAll': '{count, plural, one {Mostrar # token} other {Mostrar todos os # tokens}}',
  'tokens.send': 'Enviar {symbol}',
  'tokens.offline': 'Você está sem conexão. Será carregado sozinho quando voltar.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID:
    'A carteira compartilhou um endereço que não pode ser lido. Tente outra conta.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Esta carteira não consegue fazer isso aqui. Você pode usar outra.',
  CONNECTOR_NOT_FOUND: 'Esta carteira não está mais disponível. Escolha outra.',

  CONNECTION_USER_REJECTED: 'Você recusou a solicitação em {wallet}. Nada foi compartilhado.',
  CONNECTION_USER_CLOSED: 'A janela foi fechada antes de a carteira se conectar.',
  CONNECTION_PENDING:
    '{wallet}: Uma solicitação deste site já está esperando lá. Responda para continuar.',
  CONNECTION_TIMEOUT: '{wallet} não respondeu. Desbloqueie a carteira e tente novamente.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} não compartilhou nenhuma conta. Escolha pelo menos uma lá e tente novamente.',
  CONNECTION_REPLACED: 'Outra carteira foi escolhida enquanto isso.',
  CONNECTION_FAILED: 'Não foi possível conectar {wallet}. Tente novamente ou use outra carteira.',
  CONNECTION_RELAY_UNREACHABLE:
    'Não foi possível conectar às carteiras. Verifique sua internet e tente novamente.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {O serviço que alcança as carteiras recusou este app. Verifique o relógio do dispositivo e tente novamente.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Nenhuma carteira está conectada. Conecte uma primeiro.',
  CONNECTION_KIT_DESTROYED:
    'Esta página encerrou a conexão. Recarregue a página e tente novamente.',

  NETWORK_NOT_FOUND: 'Este app não oferece essa rede.',
  NETWORK_SWITCH_REJECTED: 'Você recusou a troca em {wallet}. Você continua na mesma rede.',
  NETWORK_SWITCH_UNSUPPORTED:
    '{wallet} não consegue trocar para {network} sozinha. Escolha a rede lá.',
  NETWORK_SWITCH_FAILED:
    '{wallet} não trocou para {network}. Escolha a rede lá ou tente novamente.',
  NETWORK_RPC_FAILED: 'A rede não está respondendo agora. Tente novamente daqui a pouco.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} não respondeu. Abra a carteira e tente novamente.',

  REQUEST_NOT_ALLOWED: 'Este app pediu algo que não podia ser mostrado a você com segurança.',
  REQUEST_USER_REJECTED: 'Você recusou a solicitação em {wallet}. Nada foi assinado nem enviado.',
  REQUEST_CANCELLED: 'Você cancelou a solicitação. Se {wallet} ainda mostrar, recuse lá.',
  REQUEST_TIMEOUT: '{wallet} não respondeu. Veja lá se já foi feito antes de tentar novamente.',
  REQUEST_ACCOUNT_CHANGED: 'A conta mudou enquanto isso. Nada foi enviado.',
  REQUEST_NETWORK_CHANGED: 'A rede mudou enquanto isso. Nada foi enviado.',
  REQUEST_SIGNATURE_INVALID: 'A assinatura de {wallet} não corresponde à sua conta.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Não foi possível verificar a assinatura. Tente novamente quando estiver on-line.',
  REQUEST_WRONG_ACCOUNT:
    'Este app pediu uma assinatura de uma conta que não está conectada. Nada foi assinado nem enviado.',
  REQUEST_WRONG_NETWORK:
    'Esta solicitação é para uma rede diferente da conectada. Nada foi assinado nem enviado. Troque de rede primeiro.',
  REQUEST_UNREADABLE:
    'Este app fez uma solicitação que não pode ser verificada. Nada foi assinado nem enviado.',

  WALLET_NOT_INSTALLED: '{wallet} não foi encontrada neste navegador.',
  WALLET_POPUP_BLOCKED: 'O navegador bloqueou a janela de {wallet}. Permita e tente novamente.',
  WALLET_BAD_ANSWER: 'A resposta de {wallet} não faz sentido. Atualize a carteira ou use outra.',
  WALLET_NO_ANSWER: '{wallet} não respondeu. Abra a carteira ou recarregue a página.',
  WALLET_UNAUTHORIZED: '{wallet} não permitiu isso. Conecte a carteira de novo e escolha a conta.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} não oferece isso. Use outra carteira para isso.',
  WALLET_DISCONNECTED: '{wallet} perdeu a conexão. Verifique sua internet e tente novamente.',
  WALLET_ERROR: '{wallet} relatou um problema. Confira na carteira e tente novamente.',

  SERVICE_UNREACHABLE:
    'Não foi possível acessar um serviço deste app. Verifique sua conexão com a internet e tente novamente.',
  SERVICE_TIMEOUT: 'Um serviço deste app não respondeu a tempo. Tente novamente.',
  SERVICE_FORBIDDEN: 'Configuração inválida: um serviço recusou este app. Avise os criadores.',
  SERVICE_BUSY: 'Há solicitações demais no momento. Espere um pouco e tente novamente.',
  SERVICE_FAILED: 'Um serviço deste app falhou. Tente novamente.',
  SERVICE_BAD_ANSWER: 'A resposta de um serviço deste app não pode ser lida. Tente novamente.',

  TRANSACTION_FAILED: 'A rede não executou a transação. Motivo: {reason}.',
  STORAGE_UNAVAILABLE:
    'Seu navegador não guarda nada deste site; na próxima vez, você vai precisar se conectar de novo.',
  UI_LOAD_FAILED: again,
}
