// Imported first: React and its friends choose their production code when they are loaded.
process.env.NODE_ENV = 'production';
