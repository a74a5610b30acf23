import { pageRoute } from '../../lib/page-route';

export const route = pageRoute('policy');
