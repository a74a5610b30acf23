import { pageRoute } from '../../lib/routes.server';

export const route = pageRoute('services');
