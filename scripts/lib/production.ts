// Imported first: React and its packages choose their production code when they are loaded.
process.env.NODE_ENV = 'production';
