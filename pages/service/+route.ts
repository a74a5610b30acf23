import { pageRoute } from '../../lib/page-route.server';

export const route = pageRoute('service');
