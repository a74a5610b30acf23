import { pageRoute } from '../../lib/page-route.server';

export const route = pageRoute('for-families');
